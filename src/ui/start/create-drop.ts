/** A file may be dropped anywhere on the page, while that makes sense. Whatever is dropped, the page is never left for it. */
import { onCleanup, onMount } from 'solid-js';

export function createDrop(isWanted: () => boolean, take: (file: File) => void): void {
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  const mark = (on: boolean) => document.body.classList.toggle('dropping', on);
  const over = (event: DragEvent) => {
    if (!isFile(event)) return;
    event.preventDefault();
    mark(isWanted());
  };
  const away = (event: DragEvent) => {
    if (event.relatedTarget === null) mark(false);
  };
  const drop = (event: DragEvent) => {
    if (!isFile(event)) return;
    event.preventDefault();
    mark(false);
    const file = event.dataTransfer?.files[0];
    if (file && isWanted()) take(file);
  };
  onMount(() => {
    addEventListener('dragover', over);
    addEventListener('dragleave', away);
    addEventListener('drop', drop);
  });
  onCleanup(() => {
    removeEventListener('dragover', over);
    removeEventListener('dragleave', away);
    removeEventListener('drop', drop);
  });
}
