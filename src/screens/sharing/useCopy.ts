import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationProvider';

/**
 * Returns a function that copies a text, shows the outcome in one notification per `key`, and resolves to
 * whether the text is copied. After a failure, the notification contains the text. It is removed when its screen unmounts
 * or the language changes.
 */
export function useCopy(key: string, texts: { copied: string; failed?: string }) {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const notification = useRef('');

  useEffect(() => () => dismiss(notification.current), [dismiss, language]);

  return async (text: string): Promise<boolean> => {
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      isCopied = false;
    }
    if (isCopied) {
      notification.current = notify({ tone: 'success', key, message: texts.copied });
    } else if (texts.failed !== undefined) {
      notification.current = notify({ tone: 'warning', key, title: texts.failed, message: text });
    }
    return isCopied;
  };
}
