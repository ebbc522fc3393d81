import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '#notifications/NotificationProvider';
import { languageName, toLanguage, type Language } from '#languages';
import { changeLanguage, hasTexts } from '#screens/texts';

/** How often a language is asked for again when the network is back, and after how many ms. */
const ATTEMPTS = 4;
const PAUSE_MS = 3_000;

/** The props of {@link LanguageKeeper}. */
export interface LanguageKeeperProps {
  /** The language that the visit began with. */
  asked: Language;
  /** Tells once which language was chosen before. */
  takeChosen?: (() => Language | undefined) | undefined;
}

/**
 * Says when a language cannot be had, and changes to it once it can: the page keeps the language that
 * it has, and asks again when the network is back and when the tab is seen again.
 */
export function LanguageKeeper({ asked, takeChosen }: LanguageKeeperProps) {
  const { i18n } = useTranslation();
  const { notify } = useNotifications();
  // Told by what the page began with: texts that are still on their way later on are not missing.
  const [isMissing] = useState(() => i18n.language !== asked);

  useEffect(() => {
    let wanted: Language | undefined;
    let isQuiet = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onFailure(code: string): void {
      // What the page's own language lacks is asked for by the screen that needs it.
      if (code === i18n.resolvedLanguage) return;
      wanted = toLanguage(code);
      if (isQuiet) return;
      notify({
        tone: 'warning',
        key: 'language',
        title: i18n.t('language.failed', { language: languageName(wanted) }),
        message: i18n.t('language.kept'),
      });
    }

    function onChange(): void {
      wanted = undefined;
    }

    async function tryAgain(attempts: number): Promise<void> {
      const code = wanted;
      if (code === undefined || isQuiet || document.hidden) return;
      isQuiet = true;
      await i18n.reloadResources(code);
      isQuiet = false;
      if (wanted !== code) return;
      if (hasTexts(i18n, code)) await i18n.changeLanguage(code);
      // A network that is just back may fail once more.
      else if (attempts > 1) timer = setTimeout(() => void tryAgain(attempts - 1), PAUSE_MS);
    }

    function onReturn(): void {
      clearTimeout(timer);
      void tryAgain(ATTEMPTS);
    }

    if (isMissing) onFailure(asked);
    i18n.on('failedLoading', onFailure);
    i18n.on('languageChanged', onChange);
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    const chosen = takeChosen?.();
    if (chosen !== undefined) void changeLanguage(i18n, chosen);
    return () => {
      clearTimeout(timer);
      i18n.off('failedLoading', onFailure);
      i18n.off('languageChanged', onChange);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [asked, i18n, isMissing, notify, takeChosen]);

  return null;
}
