import {
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Skeleton } from '#components/Skeleton';
import { useEarlyChoice } from '#hooks/useEarlyChoice';
import { listOf } from '../listOf';
import { End, Name, Panel, Root, Tab, Tabs } from './CategoryList.styles';

export interface CategoryListProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The accessible name of the list. */
  label: string;
  /** The names of the categories, in display order. */
  categories: readonly string[];
  /** The language of the names, if it differs from the page's language. */
  lang?: string | undefined;
  /** The index of the selected category. */
  value: number;
  /** Called with the index of the selected category. The tab updates before the state that this sets. */
  onChange: (index: number) => void;
  /**
   * Whether the categories are loading. The list then shows skeletons.
   * @default false
   */
  loading?: boolean | undefined;
  /** The products of the selected category. The panel spaces them. */
  children: ReactNode;
  /** The content below the categories, such as a button that resets the choice. */
  end?: ReactNode;
}

/** A carrier's categories as vertical tabs, connected to the panel of the selected category. */
export function CategoryList({
  label,
  categories: given,
  lang,
  value: selectedProp,
  onChange,
  loading = false,
  children,
  end,
  ...rest
}: CategoryListProps) {
  const categories = listOf(given, 'categories');
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  // The number of categories may have decreased, and the control of a story can be empty.
  const selected = Math.max(0, Math.min(selectedProp, categories.length - 1)) || 0;
  // The tab updates immediately. Rendering the products of its category may be slow on some phones.
  const [selectedTab, setSelectedTab] = useOptimistic(selected);

  // A panel without a control is in the tab order itself (ARIA Authoring Practices).
  useEffect(() => {
    const panel = panelRef.current;
    if (panel?.querySelector('a[href], button, input') === null) panel.tabIndex = 0;
    else panel?.removeAttribute('tabindex');
  });

  // A script of the page may have selected a tab.
  const tabsRef = useEarlyChoice<HTMLDivElement, number>(
    selected,
    ({ children: tabs }) =>
      Math.max(
        0,
        Array.from(tabs).findIndex((tab) => tab.ariaSelected === 'true'),
      ),
    select,
  );

  function select(index: number) {
    startTransition(() => {
      setSelectedTab(index);
      onChange(index);
    });
  }

  function selectByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { length } = categories;
    const tabOfKey: Readonly<Record<string, number>> = {
      ArrowDown: (selectedTab + 1) % length,
      ArrowUp: (selectedTab - 1 + length) % length,
      Home: 0,
      End: length - 1,
    };
    const next = tabOfKey[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    tabsRef.current?.querySelectorAll<HTMLElement>('[role=tab]').item(next).focus();
  }

  if (loading) {
    return (
      <Root aria-busy {...rest}>
        <Tabs aria-hidden="true">
          {[1, 2, 3].map((key) => (
            <Tab aria-selected={key === 1} as="span" key={key}>
              <Skeleton shape="text" />
            </Tab>
          ))}
        </Tabs>
        <Panel data-first>{children}</Panel>
      </Root>
    );
  }
  return (
    <Root {...rest}>
      <Tabs
        aria-label={label}
        aria-orientation="vertical"
        onKeyDown={selectByKey}
        ref={tabsRef}
        role="tablist"
      >
        {categories.map((category, index) => (
          <Tab
            aria-controls={`${id}-panel`}
            aria-selected={index === selectedTab}
            id={`${id}-tab-${index}`}
            key={`${index} ${category}`}
            lang={lang}
            onClick={() => select(index)}
            role="tab"
            tabIndex={index === selectedTab ? 0 : -1}
            type="button"
          >
            <Name>{category}</Name>
          </Tab>
        ))}
      </Tabs>
      <Panel
        aria-labelledby={`${id}-tab-${selected}`}
        data-first={selected === 0}
        id={`${id}-panel`}
        ref={panelRef}
        role="tabpanel"
      >
        {children}
      </Panel>
      {Boolean(end) && <End>{end}</End>}
    </Root>
  );
}
