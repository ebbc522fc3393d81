import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationRegion';

/**
 * Returns a function that copies a text, and shows the outcome in one notification per `key`. After a failure, the
 * notification contains the text. Without the text `failed`, the promise rejects instead. The notification is removed when
 * its screen unmounts or the language changes.
 */
export function useCopy(key: string, texts: { copied: string; failed?: string }) {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notification = useRef('');

  useEffect(() => () => dismiss(notification.current), [dismiss, language]);

  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      if (texts.failed === undefined) throw error;
      notification.current = notify({
        tone: 'warning',
        id: key,
        title: texts.failed,
        message: text,
      });
      return;
    }
    notification.current = notify({ tone: 'success', id: key, message: texts.copied });
  };
}
