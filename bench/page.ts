/** The part `page`: how soon a slow phone on a slow line shows the start page, against a page with nothing on it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import type { Figure, Goal } from './figure.ts';
import { openStage, visit } from './network/stage.ts';
import { best, median } from './race.ts';

const rounds = 11;
/** 150 ms there and back, 1.5 Mbit/s, a quarter of this processor. */
const line = { offline: false, latency: 150, downloadThroughput: 187_500, uploadThroughput: 187_500 };
const slower = 4;
const emptyPage = '<!doctype html><meta charset="utf-8"><title>Nothing</title><p>Nothing</p>';

export async function page(): Promise<Figure[]> {
  const stage = await openStage();
  const nothing = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(emptyPage);
  }).listen(0, '127.0.0.1');
  await once(nothing, 'listening');
  const address = nothing.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const empty: number[] = [];
  const paint: number[] = [];
  const usable: number[] = [];
  try {
    // In turn, so that a busy moment of the machine hits them all.
    for (let n = 0; n < rounds; n++) {
      empty.push((await visited(stage.guests, `http://127.0.0.1:${port}/`)).paint);
      const ours = await visited(stage.guests, stage.url);
      paint.push(ours.paint);
      usable.push(ours.usable);
    }
  } finally {
    nothing.close();
    await stage.close();
  }
  const over = (ours: readonly number[]) => ours.map((ms, n) => ms / empty[n]!);
  return [
    ms('first paint of an empty page, slow phone', empty),
    ms('first paint of the start page, slow phone', paint),
    ms('usable start page, slow phone', usable),
    times('first paint / empty page', over(paint), { better: 'less', must: 2.5, aim: 1.5 }),
    times('usable start page / empty page', over(usable), { better: 'less', must: 4, aim: 2.5 }),
  ];
}

const ms = (name: string, took: readonly number[]): Figure => ({
  ...{ name, value: median(took), unit: 'ms', best: best(took) },
});
const times = (name: string, ratios: readonly number[], goal: Goal): Figure => ({
  ...{ name, value: median(ratios), unit: 'times', goal },
});

/** Somebody with an empty cache. */
async function visited(browser: Browser, url: string): Promise<{ paint: number; usable: number }> {
  const tab = await visit(browser, 'about:blank');
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await tab.goto(url, { waitUntil: 'networkidle' });
  const seen = await tab.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    usable: window.meter.usable ?? Number.NaN,
  }));
  await tab.context().close();
  return seen;
}
