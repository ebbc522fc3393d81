import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationProvider';

/**
 * Returns a function that shows whether a text was copied, in one toast per `key`. The toast is removed
 * when its screen unmounts or the language changes.
 */
export function useCopyToast(key: string, texts: { copied: string; failed: string }) {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const toast = useRef('');

  useEffect(
    () => () => {
      dismiss(toast.current);
    },
    [dismiss, language],
  );

  return (outcome: keyof typeof texts) => {
    const tone = outcome === 'copied' ? 'success' : 'warning';
    toast.current = notify({ tone, key, message: texts[outcome] });
  };
}
