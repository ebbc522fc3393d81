import styled from 'styled-components';
import { BandLead } from '#components/Band';
import { ButtonLink } from '#components/Button';
import { ScreenTitle } from '#components/PageHeader';
import { TextLink } from '#components/TextLink';
import { size, space } from '#theme/tokens';

export const Welcome = styled.div`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
`;

export const Title = styled(ScreenTitle)`
  max-inline-size: 13ch;
  font-size: min(${size.display}, 17vi);
  overflow-wrap: anywhere;
`;

export const Lead = styled(BandLead)`
  max-inline-size: 36ch;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`;

export const StartLink = styled(ButtonLink)`
  padding-inline: ${space(7)};
`;

export const ContactLink = styled(TextLink)`
  text-decoration-thickness: 2px;
`;
