/** Hands a saved game to the browser's downloads. */
import { fileName } from '../../p2p/fair/receipt/receipt.ts';

export function saveFile(file: Uint8Array, game: string, day: Date): void {
  const url = URL.createObjectURL(new Blob([file.slice()], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(game, day);
  link.click();
  // Some browsers fetch it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
