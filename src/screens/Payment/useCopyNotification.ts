import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationProvider';

/**
 * Returns a function that shows whether a text was copied, in one notification per `key`. It is removed
 * when its screen unmounts or the language changes.
 */
export function useCopyNotification(key: string, texts: { copied: string; failed: string }) {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notification = useRef('');

  useEffect(
    () => () => {
      dismiss(notification.current);
    },
    [dismiss, language],
  );

  return (outcome: keyof typeof texts) => {
    const tone = outcome === 'copied' ? 'success' : 'warning';
    notification.current = notify({ tone, key, message: texts[outcome] });
  };
}
