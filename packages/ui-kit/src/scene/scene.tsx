import { type ComponentType, createContext, Suspense, use } from 'react';
import styles from './scene.module.css';

/** What a scene is shown for: nothing here yet, it failed, no such page, it is done, closed for now. */
export type SceneKind = 'empty' | 'failed' | 'missing' | 'done' | 'closed';

type Scenes = Readonly<Record<SceneKind, ComponentType<{ className?: string }>>>;

const SceneContext = createContext<Scenes | undefined>(undefined);

/** Gives the parts below drawings (decorative, 760 × 400) for pages and lists that have nothing else to show. */
export const SceneProvider = SceneContext.Provider;

/** A drawing 240 px wide on the ground of the page, which keeps its place while the drawing is fetched; nothing where none was given. */
export function Scene({ kind }: { kind: SceneKind }) {
  const Drawing = use(SceneContext)?.[kind];
  if (!Drawing) return null;
  return (
    <div className={styles.frame} data-scene={kind}>
      <Suspense>
        <Drawing className={styles.drawing} />
      </Suspense>
    </div>
  );
}
