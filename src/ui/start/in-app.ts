/** Apps that open links in a browser of their own, where tables often do not open. Told by the name the browser gives. */

const apps: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Telegram/i, 'Telegram'],
  [/Instagram/, 'Instagram'],
  [/FB_IAB|FBAN|FBAV/, 'Facebook'],
  [/\bLine\//, 'LINE'],
  [/MicroMessenger/, 'WeChat'],
  [/TikTok|musical_ly|BytedanceWebview/i, 'TikTok'],
  [/Snapchat/, 'Snapchat'],
  [/Twitter/, 'X'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Pinterest\//, 'Pinterest'],
  [/VKAndroidApp|vkclient/i, 'VK'],
];

/** Inside of which app the page is; `named: null` does not say. */
export interface InApp {
  readonly named: string | null;
}

/** Null: a browser like any other. */
export function inAppOf(userAgent: string): InApp | null {
  const known = apps.find(([pattern]) => pattern.test(userAgent));
  if (known) return { named: known[1] };
  // Android's WebView says so itself; on an iPhone every real browser calls itself Safari.
  const isBare = /; wv\)/.test(userAgent) || /\((?:iPhone|iPad)(?!.*Safari\/).*AppleWebKit/.test(userAgent);
  return isBare ? { named: null } : null;
}
