// `npm run gallery`: pictures of every screen at every size in every language, and one page to look at them all.
// Words after `--` choose: `npm run gallery -- table bury 360x740 en` takes scenes with these in their names only.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './lib/chromium.mjs';
import { serveGallery } from './lib/gallery.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, ROOT } from './lib/run.mjs';
import { stop } from './lib/serve.mjs';

const OUT = path.join(ROOT, 'gallery');
const SIZES = ['320x568', '360x740', '390x844', '820x1180', '1440x900', '740x360'];
const LANGUAGES = ['en', 'ru', 'pl', 'it', 'pseudo'];

main(async () => {
  await ensureInstalled();
  const words = process.argv.slice(2);
  const sizes = chosen(SIZES, words);
  const languages = chosen(LANGUAGES, words);
  const names = words.filter(word => !SIZES.includes(word) && !LANGUAGES.includes(word));

  const { server, url } = await serveGallery();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  rmSync(OUT, { recursive: true, force: true });
  /** @type {Set<string>} */
  const scenes = new Set();
  for (const size of sizes) {
    for (const language of languages) {
      for (const scene of await photograph(browser, url, size, language, names)) scenes.add(scene);
    }
    console.log(`${size}: ${scenes.size} screens in ${languages.length} languages`);
  }
  await browser.close();
  await stop(server);
  writeFileSync(path.join(OUT, 'index.html'), contents([...scenes], sizes, languages));
  console.log(`Look at ${path.join(OUT, 'index.html')}`);
});

/** @param {readonly string[]} all @param {readonly string[]} words */
function chosen(all, words) {
  const some = all.filter(one => words.includes(one));
  return some.length > 0 ? some : all;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} size
 * @param {string} language
 * @param {readonly string[]} names
 * @returns {Promise<readonly string[]>}
 */
async function photograph(browser, url, size, language, names) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const isPhone = Math.min(width, height) < 600;
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: 'dark',
  });
  page.on('pageerror', error => console.error(`${size} ${language}: ${error}`));
  await page.goto(language === 'pseudo' ? `${url}?pseudo` : url);
  const all = await page.evaluate('window.gallery.scenes');
  const scenes = all.filter(
    (/** @type {string} */ scene) => names.length === 0 || names.some(name => scene.includes(name)),
  );
  const folder = path.join(OUT, size, language);
  mkdirSync(folder, { recursive: true });
  for (const scene of scenes) {
    await page
      .evaluate(`window.gallery.show('${scene}', '${language === 'pseudo' ? 'en' : language}')`)
      .catch(error => console.error(`${scene} ${size} ${language}: ${error}`));
    await page.screenshot({ path: path.join(folder, `${scene}.jpg`), type: 'jpeg', quality: 82 });
  }
  await page.close();
  return scenes;
}

/**
 * @param {readonly string[]} scenes
 * @param {readonly string[]} sizes
 * @param {readonly string[]} languages
 */
function contents(scenes, sizes, languages) {
  const row = (/** @type {string} */ scene, /** @type {string} */ size) =>
    languages
      .map(language => `${size}/${language}/${scene}.jpg`)
      .map(file => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`)
      .join('');
  const sections = scenes.map(
    scene => `<h2>${scene}</h2>${sizes.map(size => `<h3>${size}</h3><div>${row(scene, size)}</div>`).join('')}`,
  );
  const style =
    'body{background:#222;color:#eee;font:14px sans-serif}img{height:420px;margin:4px}div{white-space:nowrap;overflow:auto}';
  return `<!doctype html><meta charset="utf-8"><title>Clowder: every screen</title><style>${style}</style>${sections.join('\n')}\n`;
}
