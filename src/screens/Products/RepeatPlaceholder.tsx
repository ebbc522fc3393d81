import { Skeleton } from '#components/Skeleton';
import { List, Reserved, ReservedItem } from './Repeat.styles';

/** Reserves the space of the remembered top-ups. Before hydration, the boot script provides their number. */
export function RepeatPlaceholder() {
  return (
    <Reserved aria-hidden="true">
      <List>
        {[1, 2, 3].map((key) => (
          <ReservedItem key={key}>
            <Skeleton shape="tile" />
          </ReservedItem>
        ))}
      </List>
    </Reserved>
  );
}
