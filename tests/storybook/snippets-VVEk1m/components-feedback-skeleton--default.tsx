import { Skeleton } from 'colibri-recargas-components';
const Default = () => <Skeleton />;