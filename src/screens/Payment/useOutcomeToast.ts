import { useCallback, useEffect, useRef } from 'react';
import { useNotifications } from '#notifications/NotificationProvider';
import { useLanguage } from '#i18n/useLanguage';

/** The texts for the outcome of copying. */
export interface OutcomeTexts {
  /** The text is in the clipboard. */
  copied: string;
  /** The text is not in the clipboard. */
  failed: string;
}

/**
 * Returns a function that shows the outcome of copying, in one toast per `key`. The toast is removed when
 * its screen unmounts or the language changes.
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
