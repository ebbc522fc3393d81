import { ProductGroup, ProductSkeletons } from 'colibri-recargas-components';
const Loading = () => <ProductSkeletons count={6} />;