import {
  startTransition,
  useId,
  useOptimistic,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Skeleton } from '#components/Skeleton';
import { Panel, Root, Tab, Tabs } from './CategoryList.styles';
import { nextTab } from './nextTab';

/** The props of {@link CategoryList}. */
export interface CategoryListProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The accessible name of the list. */
  label: string;
  /** The names of the categories, in display order. */
  categories: readonly string[];
  /** The language of the names, if it differs from the page's language. */
  textLang?: string | undefined;
  /** The index of the selected category. */
  selected: number;
  /** Called with the index of the selected category. The tab updates before the state that this sets. */
  onSelect: (index: number) => void;
  /**
   * Whether the categories are loading. The list then shows skeletons.
   * @default false
   */
  loading?: boolean | undefined;
  /** The products of the selected category. */
  children: ReactNode;
}

/** The number of skeletons shown while the categories load. */
const PLACES = [0, 1, 2];

/** A carrier's categories as vertical tabs, connected to the panel of the selected category. */
export function CategoryList({
  label,
  categories,
  textLang,
  selected: chosen,
  onSelect,
  loading = false,
  children,
  ...rest
}: CategoryListProps) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  // The number of categories may have decreased.
  const selected = Math.max(0, Math.min(chosen, categories.length - 1));
  // The tab updates immediately. Rendering the products of its category may be slow on some phones.
  const [marked, mark] = useOptimistic(selected);

  function choose(index: number) {
    startTransition(() => {
      mark(index);
      onSelect(index);
    });
  }

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextTab(event.key, marked, categories.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]').item(next).focus();
  }

  const tablist = {
    'aria-label': label,
    'aria-orientation': 'vertical',
    onKeyDown: move,
    role: 'tablist',
  } as const;
  const panel = {
    'aria-labelledby': `${id}-tab-${String(selected)}`,
    'data-first': selected === 0,
    id: `${id}-panel`,
    role: 'tabpanel',
  };

  return (
    <Root aria-busy={loading || undefined} {...rest}>
      <Tabs {...(!loading && tablist)} ref={tabs}>
        {loading
          ? PLACES.map((place) => <Skeleton key={place} />)
          : categories.map((category, index) => (
              <Tab
                aria-controls={panel.id}
                aria-selected={index === marked}
                id={`${id}-tab-${String(index)}`}
                key={`${String(index)} ${category}`}
                lang={textLang}
                onClick={() => {
                  choose(index);
                }}
                role="tab"
                tabIndex={index === marked ? 0 : -1}
                type="button"
              >
                {category}
              </Tab>
            ))}
      </Tabs>
      <Panel {...(!loading && panel)}>{children}</Panel>
    </Root>
  );
}
