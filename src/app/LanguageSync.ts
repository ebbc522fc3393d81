import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onReturn } from '#utils/onReturn';
import { useNotifications } from '#notifications/NotificationRegion';
import { changeLanguage } from '#i18n/changeLanguage';
import { languageNameIn, toLanguage, type Language } from '#i18n/languages';
import { onStoredLanguage, readLanguage } from '#i18n/storedLanguage';
import { useLanguage } from '#i18n/useLanguage';

/**
 * Changes a page to the user's language, after it was hydrated in its own, and follows a change in another tab. It
 * notifies the user of a language that cannot be loaded, and loads it again when the network or the tab returns.
 */
export function LanguageSync() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { notify } = useNotifications();

  // A layout effect runs with the change of the texts.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    let missing: Language | undefined;
    let isRetrying = false;

    function onFailure(code: string): void {
      missing = toLanguage(code);
      if (isRetrying) return;
      notify({
        tone: 'warning',
        id: 'language',
        title: i18n.t('language.failed', { language: languageNameIn(i18n.language, missing) }),
        message: i18n.t('language.kept'),
      });
    }

    function onChange(): void {
      missing = undefined;
    }

    async function retry(): Promise<void> {
      if (missing === undefined || isRetrying) return;
      isRetrying = true;
      await changeLanguage(i18n, missing);
      isRetrying = false;
    }

    i18n.on('failedLoading', onFailure);
    i18n.on('languageChanged', onChange);
    const cleanups = [
      onReturn(() => void retry()),
      onStoredLanguage((stored) => void changeLanguage(i18n, stored)),
    ];
    const requested = readLanguage();
    if (requested !== i18n.resolvedLanguage) void changeLanguage(i18n, requested);
    return () => {
      i18n.off('failedLoading', onFailure);
      i18n.off('languageChanged', onChange);
      for (const cleanup of cleanups) cleanup();
    };
  }, [i18n, notify]);

  return null;
}
