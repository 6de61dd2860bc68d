// The site of the browser tests in a thread of its own: the broker's timers never end, a thread does.
import { parentPort, workerData } from 'node:worker_threads';
import { DIST } from '../lib/build.mjs';
import { listen } from '../lib/serve.mjs';
import { createSite } from '../lib/site.mjs';

parentPort?.postMessage(await listen(createSite(workerData ?? DIST, { elsewhere: 'none' }), 0, '127.0.0.1'));
