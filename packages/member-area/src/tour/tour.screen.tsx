import { usePause } from '@lobby/api/use-pause';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tourMessages } from './messages/index.ts';
import { runTour } from './run-tour.ts';
import { TourView } from './tour.view.tsx';
import { keepProgress, readProgress } from './tour-progress.ts';
import { stepsWith } from './tour-steps.ts';

/** The tour at work; once started it goes on over the pages it leads to. */
export default function TourScreen() {
  const t = useText(tourMessages);
  const navigate = useNavigate();
  const steps = stepsWith(usePathExists(), Boolean(usePause()));
  const [progress, setProgress] = useState(readProgress);
  const keep = (next: typeof progress) => {
    keepProgress(next);
    setProgress(next);
  };
  return (
    <TourView
      steps={steps}
      progress={progress}
      onStart={at =>
        runTour({
          steps,
          at,
          words: {
            next: t('tour.next'),
            previous: t('tour.previous'),
            finish: t('tour.finish'),
            leave: t('tour.leave'),
            progress: step => t('tour.progress', { at: step, of: steps.length }),
            title: ({ id }) => t(`tour.step.${id}`),
            text: ({ id }) => t(`tour.step.${id}.text`),
          },
          navigate: path => void navigate(path),
          onStep: step => keep({ at: step, isDone: false }),
          onDone() {
            keep({ at: 0, isDone: true });
            void navigate(paths.mine.introTutorial());
          },
        })
      }
    />
  );
}
