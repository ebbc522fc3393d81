import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { paths } from '#addresses/addresses';
import { Band, BandLead } from '#components/Band';
import { ButtonLink } from '#components/Button';
import { ScreenTitle } from '#components/PageHeader';
import { TextLink } from '#components/TextLink';
import { size, space } from '#theme/tokens';
import { ImageSlider } from '#components/ImageSlider';
import { useHydrated } from '#hooks/useHydrated';
import { storageKeys } from '#storage/keys';
import { sessionStore } from '#storage/safeStorage';
import { bills, cutPaper, tailored, topUp } from '#theme/pictures';
import { RouteLink } from '../navigation/RouteLink';

const Welcome = styled.div`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
`;

const Title = styled(ScreenTitle)`
  max-inline-size: 13ch;
  font-size: min(${size.display}, 17vi);
  overflow-wrap: anywhere;
`;

const Lead = styled(BandLead)`
  max-inline-size: 36ch;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`;

const StartLink = styled(ButtonLink)`
  padding-inline: ${space(7)};
`;

const ContactLink = styled(TextLink)`
  text-decoration-thickness: 2px;
`;

/** The welcome banner, the link to the top-up flow and the image slider. */
export function Home() {
  const { t } = useTranslation();
  const images = [
    { ...topUp, alt: t('landing.home.topUp'), fetchPriority: 'high', loading: 'eager' },
    { ...bills, alt: t('landing.home.bills'), fetchPriority: 'low' },
    { ...tailored, alt: t('landing.home.tailored'), fetchPriority: 'low' },
    { ...cutPaper, alt: t('landing.home.cutPaper'), fetchPriority: 'low' },
  ] as const;
  const isHydrated = useHydrated();
  const [stopped, setStopped] = useState<boolean>();
  // Session storage is not available during prerendering.
  const wasStopped = isHydrated && sessionStore.get(storageKeys.sliderStopped) === 'true';

  function rememberPlaying(playing: boolean): void {
    setStopped(!playing);
    sessionStore.set(storageKeys.sliderStopped, playing ? undefined : 'true');
  }

  return (
    <Band
      aria-label={t('landing.nav.home')}
      columns="even"
      background="brand"
      id="home"
      tabIndex={-1}
    >
      <Welcome>
        <Title tabIndex={-1}>{t('landing.title')}</Title>
        <Lead>{t('landing.lead')}</Lead>
        <Actions>
          <div>
            <StartLink render={<RouteLink to={paths.start} />} size="large" surface="brand">
              {t('landing.start')}
            </StartLink>
          </div>
          <ContactLink href="#contact">{t('landing.home.talk')}</ContactLink>
        </Actions>
      </Welcome>
      <ImageSlider
        images={images.map((image, index) => ({
          ...image,
          position: t('landing.position', { number: index + 1, total: images.length }),
        }))}
        label={t('landing.home.slider')}
        onPlayingChange={rememberPlaying}
        pauseLabel={t('landing.home.pause')}
        playLabel={t('landing.home.play')}
        playing={(stopped ?? wasStopped) ? false : undefined}
      />
    </Band>
  );
}
