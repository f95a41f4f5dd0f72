/**
 * The screens, each in a chunk of its own. The list is one more chunk, so that the first page of a visit carries one
 * import and not one per screen.
 */
export default {
  grade: () => import('./grade/grade.screen.tsx'),
  grades: () => import('./grades/grades.screen.tsx'),
};
