/** One of several values, with a label. Native, so it works the same for mouse, touch and keyboard. */
import { For } from 'solid-js';

interface PulldownProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly text: (value: T) => string;
  readonly onChange: (value: T) => void;
}

export function Pulldown<T>(props: PulldownProps<T>) {
  const choose = (at: number) => {
    const value = props.values[at];
    if (value !== undefined) props.onChange(value);
  };
  return (
    <label class="pulldown">
      <span>{props.label}</span>
      <select onChange={event => choose(event.currentTarget.selectedIndex)}>
        <For each={props.values}>{value => <option selected={value === props.value}>{props.text(value)}</option>}</For>
      </select>
    </label>
  );
}
