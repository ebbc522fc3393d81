import { wordmarks } from '#components/CarrierLogo';
import { catalogue } from '#mocks/catalogue';
import type { Theme } from '#theme/contract';
import { themeDeclarations } from '#theme/themeCss';
import { carrierThemes, themes } from '#theme/themes';
import { Drawing } from './Drawing';
import { decodeDraft, themeOfDraft, type ThemeDraft } from './themeDraft';

/** The URL parameter with the draft, on the page of the studio and in its frames. */
export const STUDIO = 'studio';

/** The carrier whose products the draft sells. */
const LIKE = 'TELCEL';

/** The message from the studio to a frame that shows its draft. */
export interface StudioMessage {
  /** Distinguishes the message from others. */
  type: typeof STUDIO;
  /** The draft. Only its colours may differ from the draft in the URL. */
  draft: ThemeDraft;
}

function isStudioMessage(data: unknown): data is StudioMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === STUDIO;
}

function paint(theme: Theme): void {
  const found = document.getElementById(STUDIO);
  const style = found ?? document.createElement('style');
  style.id = STUDIO;
  // The repeated attribute has a higher specificity than the other themes.
  const own = `[data-carrier="${theme.code}"]`;
  style.textContent = `${own}${own}{${themeDeclarations(theme)}}`;
  if (found === null) document.head.append(style);
}

/** Adds the theme, the wordmark and the products of a draft to those of this document. */
function registerTheme(draft: ThemeDraft): void {
  const theme = themeOfDraft(draft);
  const { code } = theme;
  (carrierThemes as Theme[]).push(theme);
  (themes as Theme[]).push(theme);
  const { wordmark } = draft;
  if (wordmark !== undefined) wordmarks.set(code, <Drawing wordmark={wordmark} />);
  const sold = catalogue.find(({ name }) => name === LIKE);
  if (sold !== undefined) catalogue.push({ ...sold, name: code });
  paint(theme);
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isStudioMessage(data) && data.draft.code === code) {
      paint(themeOfDraft(data.draft));
    }
  });
}

async function registerFromUrl(): Promise<void> {
  const text = new URLSearchParams(window.location.search).get(STUDIO);
  const draft = text === null ? undefined : await decodeDraft(text);
  if (draft !== undefined) registerTheme(draft);
}

let registered: Promise<void> | undefined;

/** Adds the draft in the URL, if there is one, to the themes of this document. */
export function registerDraft(): Promise<void> {
  registered ??= registerFromUrl();
  return registered;
}
