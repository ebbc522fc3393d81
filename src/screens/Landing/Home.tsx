import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageSlider } from '#components/ImageSlider';
import { Picture } from '#components/Picture';
import { useLink } from '../shared/useLink';
import { Actions, ContactLink, Lead, StartLink, Title, Welcome } from './Home.styles';
import { Band, Inner } from './Section.styles';
import { useSliderStopped } from './useSliderStopped';

const IMAGES = ['topUp', 'bills', 'tailored', 'cutPaper'] as const;

/** The props of {@link Home}. */
export interface HomeProps {
  /** The ref of the page's heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** The welcome banner, the link to the top-up flow and the image slider. */
export function Home({ heading }: HomeProps) {
  const { t } = useTranslation();
  const start = useLink('/start');
  const [isStopped, setStopped] = useSliderStopped();
  const images = IMAGES.map((id, index) => {
    const label = t(`landing.home.${id}`);
    const loading = index === 0 ? 'eager' : 'lazy';
    const fetchPriority = index === 0 ? 'high' : 'low';
    const picture = (
      <Picture alt={label} fetchPriority={fetchPriority} loading={loading} name={id} />
    );
    return { id, label, picture };
  });
  return (
    <Band aria-label={t('landing.nav.home')} data-ground="brand" id="home" tabIndex={-1}>
      <Inner data-columns="even">
        <Welcome>
          <Title ref={heading} tabIndex={-1}>
            {t('landing.title')}
          </Title>
          <Lead>{t('landing.lead')}</Lead>
          <Actions>
            <StartLink variant="secondary" {...start}>
              {t('landing.start')}
            </StartLink>
            <ContactLink href="#contact">{t('landing.home.talk')}</ContactLink>
          </Actions>
        </Welcome>
        <ImageSlider
          images={images}
          label={t('landing.home.slider')}
          onPlayingChange={(playing) => {
            setStopped(!playing);
          }}
          pauseLabel={t('landing.home.pause')}
          playLabel={t('landing.home.play')}
          playing={isStopped ? false : undefined}
        />
      </Inner>
    </Band>
  );
}
