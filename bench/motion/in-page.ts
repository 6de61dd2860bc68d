/** What measures inside of the page. These functions are sent there as text: they can use nothing but what is in them. */

export interface Deal {
  readonly frames: number;
  readonly dropped: number;
  /** In milliseconds. */
  readonly longest: number;
  readonly air: number;
}

declare global {
  interface Window {
    /** The first time that many cards flew, from the first to the last of them. */
    deal?: Deal;
    raisedMs?: number | undefined;
  }
}

/** Counts the frames between the first card in the air and the last one landing. */
export function installFrames(): void {
  const frameMs = 1000 / 60;
  const many = 9;
  let stamps: number[] = [];
  let air = 0;
  const look = (now: number) => {
    const flying = document.querySelectorAll('.flights .flight').length;
    air = Math.max(air, flying);
    if (flying > 0 || stamps.length > 0) stamps.push(now);
    if (flying === 0 && stamps.length > 0) {
      if (air >= many && !window.deal) {
        const gaps = stamps.slice(1).map((stamp, n) => stamp - (stamps[n] ?? stamp));
        const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0);
        window.deal = { frames: stamps.length, dropped, longest: Math.max(...gaps), air };
      }
      stamps = [];
      air = 0;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From the finger leaving the glass to the end of the frame in which the card is up. */
export function installTaps(): void {
  let since = 0;
  window.addEventListener('pointerup', event => (since = event.timeStamp), true);
  const watch = new MutationObserver(() => {
    if (since === 0 || !document.querySelector('.hand-card.raised')) return;
    const began = since;
    since = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.raisedMs = performance.now() - began);
      port2.postMessage(null);
    });
  });
  watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['class'] });
}
