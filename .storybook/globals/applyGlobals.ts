import { toLanguage } from '#i18n/languages';
import { i18n, setTextLength } from '../testing/i18n';
import { selectedScheme } from './schemes';

type Globals = Readonly<Record<string, unknown>>;

/** Applies the language and the text of the toolbars to the document. */
export async function applyTexts({ language, text }: Globals): Promise<void> {
  const percent = Number.parseInt(String(text), 10) || 100;
  document.documentElement.style.fontSize = `${String(percent)}%`;
  await i18n.changeLanguage(toLanguage(String(language)));
  setTextLength(text === 'longer' ? 'longer' : 'normal');
}

/** Applies the toolbar's scheme to the document. */
export function applyScheme(globals: Globals): void {
  const scheme = selectedScheme(globals);
  const { dataset } = document.documentElement;
  if (scheme === undefined) delete dataset['scheme'];
  else dataset['scheme'] = scheme;
}

/** Applies the toolbars to a docs page, whose own texts are English. */
export function applyToDocs(globals: Globals): void {
  document.documentElement.lang = 'en';
  applyScheme(globals);
  void applyTexts(globals);
}
