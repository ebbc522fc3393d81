import { Skeleton } from 'colibri-recargas-components';
const Text = () => <Skeleton shape="text" />;