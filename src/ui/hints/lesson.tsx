/** The scripted deal: says what to do next. Whoever does something else is not stopped. */
import { createMemo, createSignal } from 'solid-js';
import { useTable } from '../table/context.ts';
import { HintLine } from './hints.tsx';
import { atFirst, lessonStep, progressed } from './lesson-step.ts';

export function LessonCoach() {
  const { table } = useTable();
  const [progress, progressTo] = createSignal(atFirst);
  table.follow({
    before: events => progressTo(so => progressed(so, events, table.me)),
    after: () => {},
  });
  const step = createMemo(() => (table.kept.view ? lessonStep(table.kept.view, progress()) : null));
  const text = () => {
    const now = step();
    return now === null ? null : table.help.first.lesson[now];
  };
  return <HintLine text={text()} />;
}
