import { Skeleton } from 'colibri-recargas-components';
const Tile = () => <Skeleton shape="tile" />;