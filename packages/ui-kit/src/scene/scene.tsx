import { type ComponentType, createContext, use } from 'react';
import styles from './scene.module.css';

type Drawing = ComponentType<{ className?: string }>;

const SceneContext = createContext<Drawing | undefined>(undefined);

/** Gives the parts below a drawing (decorative, 760 × 400) for pages and lists that have nothing else to show. */
export const SceneProvider = SceneContext.Provider;

/** The drawing in a frame 240 px wide; nothing where none was given. */
export function Scene() {
  const Drawing = use(SceneContext);
  if (!Drawing) return null;
  return (
    <div className={styles.frame} data-scene>
      <Drawing className={styles.drawing} />
    </div>
  );
}
