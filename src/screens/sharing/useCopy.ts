import { useEffect } from 'react';
import { useMounted } from '#hooks/useMounted';
import { useLanguage } from '#i18n/useLanguage';
import { useNotifications } from '#notifications/NotificationRegion';

/**
 * Returns a function that copies a text, and shows the outcome in one notification per `key`. After a failure, the
 * notification contains the text. Without the text `failed`, the promise rejects instead. The notification is removed when
 * its screen unmounts or the language changes, and not shown if the copy ends later.
 */
export function useCopy(key: string, texts: { copied: string; failed?: string }) {
  const { notify, dismiss } = useNotifications();
  const language = useLanguage();
  const isMounted = useMounted();

  useEffect(() => () => dismiss(key), [dismiss, key, language]);

  function show(content: Parameters<typeof notify>[0]): void {
    if (isMounted.current) notify({ id: key, ...content });
  }

  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      if (texts.failed === undefined) throw error;
      show({ tone: 'warning', title: texts.failed, message: text });
      return;
    }
    show({ tone: 'success', message: texts.copied });
  };
}
