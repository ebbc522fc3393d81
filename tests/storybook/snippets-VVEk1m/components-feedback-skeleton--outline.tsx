import { Skeleton } from 'colibri-recargas-components';
const Outline = () => <Skeleton outline />;