import { useCallback, useEffect, useRef } from 'react';
import { useNotifications } from '#notifications/NotificationProvider';
import { useLanguage } from '#i18n/useLanguage';

/** What came of copying, in words. */
export interface OutcomeTexts {
  /** The text is in the clipboard. */
  copied: string;
  /** It is not. */
  failed: string;
}

/**
 * Returns a function that shows what came of copying, in one toast per `key`. The toast is removed
 * with its screen, and when the language changes.
 */
export function useOutcomeToast(key: string, { copied, failed }: OutcomeTexts) {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const toast = useRef('');

  useEffect(
    () => () => {
      dismiss(toast.current);
    },
    [dismiss, language],
  );

  return useCallback(
    (outcome: 'copied' | 'failed') => {
      const isCopied = outcome === 'copied';
      toast.current = notify({
        tone: isCopied ? 'success' : 'warning',
        key,
        message: isCopied ? copied : failed,
      });
    },
    [notify, key, copied, failed],
  );
}
