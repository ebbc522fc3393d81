import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from './changeLanguage';
import { defaultLanguage, toLanguage, type Language } from './languages';

/**
 * Records what is chosen in the language menu of a prerendered page until the app takes it: React would
 * reset the menu when it hydrates it.
 * @returns a function that returns the chosen language once, and ends the recording
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
    const taken = chosen;
    chosen = undefined;
    return taken;
  };
}

/** The props of {@link ChosenLanguage}. */
export interface ChosenLanguageProps {
  /** Returns, once, the language that was chosen before the page was hydrated. */
  takeChosen: () => Language | undefined;
}

/** Changes to the language that was chosen before the menu beside it was hydrated. */
export function ChosenLanguage({ takeChosen }: ChosenLanguageProps) {
  const { i18n } = useTranslation();

  useEffect(() => {
    const chosen = takeChosen();
    if (chosen !== undefined) void changeLanguage(i18n, chosen);
  }, [i18n, takeChosen]);

  return null;
}
