/** Browsers inside of apps are told from real ones by the name they give. */
import { expect, test } from 'vitest';
import { inAppOf } from '../../src/ui/start/in-app.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8';

test.each([
  [`${iphone} Mobile/22B83 Instagram 356.0.0.30.82`, 'Instagram'],
  [`${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0]`, 'Facebook'],
  [
    `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489]`,
    'Facebook',
  ],
  [`${android}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Line/14.19.1`, 'LINE'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.53`, 'WeChat'],
  [`${android}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Telegram-Android/11.4.2`, 'Telegram'],
  [`${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`, null],
  [`${iphone} Mobile/22B83`, null],
])('%s is inside of %s', (userAgent, named) => {
  expect(inAppOf(userAgent)).toEqual({ named });
});

test.each([
  `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${iphone} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
])('%s is a browser like any other', userAgent => {
  expect(inAppOf(userAgent)).toBeNull();
});
