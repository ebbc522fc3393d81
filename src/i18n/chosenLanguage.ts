import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from './changeLanguage';
import { defaultLanguage, toLanguage, type Language } from './languages';

/**
 * Records the language that is chosen in a prerendered page before hydration, in which React resets the menu.
 * Returns a function that ends the recording and returns, once, the chosen language.
 */
export function recordChosenLanguage(root: HTMLElement): () => Language | undefined {
  const menus = Array.from(root.querySelectorAll('select'));
  const changed = menus.find(({ value }) => toLanguage(value) !== defaultLanguage);
  let chosen = changed && toLanguage(changed.value);

  function record(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    chosen = toLanguage(event.target.value);
    event.stopPropagation();
  }

  window.addEventListener('input', record, true);
  window.addEventListener('change', record, true);
  return () => {
    window.removeEventListener('input', record, true);
    window.removeEventListener('change', record, true);
    const result = chosen;
    chosen = undefined;
    return result;
  };
}

/** The props of {@link ChosenLanguage}. */
export interface ChosenLanguageProps {
  /** Returns, once, the language that was chosen before the page was hydrated. */
  takeChosen: () => Language | undefined;
}

/** Changes to the language that was chosen before hydration. Hydrate it together with the menu. */
export function ChosenLanguage({ takeChosen }: ChosenLanguageProps) {
  const { i18n } = useTranslation();

  useEffect(() => {
    const chosen = takeChosen();
    if (chosen !== undefined) void changeLanguage(i18n, chosen);
  }, [i18n, takeChosen]);

  return null;
}
