import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { paths } from '#addresses/addresses';
import { IconLink } from '#components/IconButton';
import { PageHeader, type PageHeaderProps } from '#components/PageHeader';
import { RouteLink } from '../navigation/RouteLink';
import { LanguageMenu } from './LanguageMenu';
import { arrival } from './layout';

const Header = styled(PageHeader)`
  ${arrival('carrier')}
`;

/** The header of a carrier's screens: the link to the start, the wordmark at the `start`, and the language. */
export function CarrierHeader({ start, ...rest }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <Header
      start={
        <>
          <IconLink
            icon="back"
            label={t('carrier.back')}
            render={<RouteLink to={paths.start} />}
            surface="brand"
          />
          {start}
        </>
      }
      end={<LanguageMenu surface="brand" />}
      {...rest}
    />
  );
}
