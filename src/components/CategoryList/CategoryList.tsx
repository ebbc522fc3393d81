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
  /** The name of the list for assistive technology. */
  label: string;
  /** The categories' names, in their order. */
  categories: readonly string[];
  /** The language of the names, where it is not the page's. */
  textLang?: string | undefined;
  /** The index of the chosen category. */
  selected: number;
  /** Called when a category is chosen, with its index; what it sets may come a moment after the tab. */
  onSelect: (index: number) => void;
  /**
   * Whether the categories are still on their way; their places are kept.
   * @default false
   */
  loading?: boolean | undefined;
  /** The chosen category's products. */
  children: ReactNode;
}

/** The places that are kept for categories on their way. */
const PLACES = [0, 1, 2];

/** A carrier's categories as a vertical list of tabs, joined to the panel of the chosen one. */
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
  // The categories may have become fewer.
  const selected = Math.max(0, Math.min(chosen, categories.length - 1));
  // The tab answers at once; the products of its category may take a slow phone a while.
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
