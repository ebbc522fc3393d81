import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotifications } from '#notifications/NotificationProvider';
import { changeLanguage, hasTexts } from './changeLanguage';
import { languageNameIn, toLanguage, type Language } from './languages';

export interface LanguageSyncProps {
  /** The language that was requested when the page was opened. */
  requested: Language;
}

/**
 * Notifies the user of a language that cannot be loaded, and loads it again when the network is back
 * or the tab is visible again.
 */
export function LanguageSync({ requested }: LanguageSyncProps) {
  const { i18n } = useTranslation();
  const { notify } = useNotifications();
  const [isMissing] = useState(() => i18n.language !== requested);

  useEffect(() => {
    let missing: Language | undefined;
    let isRetrying = false;

    function onFailure(code: string): void {
      missing = toLanguage(code);
      if (isRetrying) return;
      notify({
        tone: 'warning',
        key: 'language',
        title: i18n.t('language.failed', { language: languageNameIn(i18n.language, missing) }),
        message: i18n.t('language.kept'),
      });
    }

    function onChange(): void {
      missing = undefined;
    }

    async function retry(): Promise<void> {
      if (missing === undefined || isRetrying || document.hidden) return;
      isRetrying = true;
      await changeLanguage(i18n, missing);
      isRetrying = false;
    }

    function onReturn(): void {
      void retry();
    }

    if (isMissing && !hasTexts(i18n, requested)) onFailure(requested);
    i18n.on('failedLoading', onFailure);
    i18n.on('languageChanged', onChange);
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      i18n.off('failedLoading', onFailure);
      i18n.off('languageChanged', onChange);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [i18n, isMissing, notify, requested]);

  return null;
}
