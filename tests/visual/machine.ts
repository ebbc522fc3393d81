import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';
import { faceStyles } from './faces';
import { decode } from './image';

/** What decides how a picture is drawn. */
export interface Machine {
  /** Chromium's full version. */
  version: string;
  platform: string;
  architecture: string;
  /**
   * The digest of a page drawn by it. Builds of one version differ where a system brings libraries
   * of its own for letters or pictures.
   */
  drawing: string;
}

/** Letters at several sizes and weights, a curve, a gradient, shadows and what is turned. */
const SAMPLE = `
  <p style="font: 400 14px Pictures">Recargas 0123456789 ¿ñ? $1,200.00</p>
  <p style="font: 800 44px Pictures">Elija la compañía</p>
  <p style="font: 650 22px Pictures; transform: rotate(3deg)">Pagar ahora</p>
  <svg width="90" height="40"><path d="M4 36C20-9 50 60 86 4" fill="none" stroke="#206" stroke-width="3"/></svg>
  <i style="display: block; height: 60px; border-radius: 19px; box-shadow: 0 8px 24px #0003;
    background: linear-gradient(70deg, #e63, #24c)"></i>
  <input type="checkbox" checked><select><option>Uno</option></select>`;

/** Finds out how this machine's browser draws. */
export async function identify(browser: Browser): Promise<Machine> {
  const page = await browser.newPage({ viewport: { width: 360, height: 400 } });
  await page.setContent(`<style>${faceStyles()}</style>${SAMPLE}`);
  await page.evaluate(() => document.fonts.ready);
  const { data } = decode(await page.screenshot());
  await page.close();
  return {
    version: browser.version(),
    platform: process.platform,
    architecture: process.arch,
    drawing: createHash('sha256').update(data).digest('hex').slice(0, 16),
  };
}

const names: Readonly<Record<keyof Machine, string>> = {
  version: 'Chromium',
  platform: 'platform',
  architecture: 'architecture',
  drawing: 'drawing of the sample page',
};

/** In what two machines differ, each in words; nothing where their pictures can be compared. */
export function differences(reference: Machine, machine: Machine): string[] {
  return (Object.keys(names) as (keyof Machine)[])
    .filter((key) => reference[key] !== machine[key])
    .map((key) => `${names[key]}: ${reference[key]} there, ${machine[key]} here`);
}
