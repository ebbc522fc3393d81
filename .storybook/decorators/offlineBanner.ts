import { createElement, Fragment, type ComponentType } from 'react';
import { StatusBanners } from '#app/StatusBanners';
import { OfflineListContext, type OfflineList } from '#screens/data/useCarriers';

/** A decorator that shows the app's banner above a screen without a network, in previews as well. */
export function offlineBanner(list: OfflineList) {
  const banner = createElement(
    OfflineListContext,
    { value: [list, () => undefined] },
    createElement(StatusBanners),
  );
  return (Story: ComponentType) => createElement(Fragment, null, banner, createElement(Story));
}
