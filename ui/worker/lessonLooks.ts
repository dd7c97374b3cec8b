// Loaded once a reader takes a lesson.
export { LESSONS, lessonById, placesOf, taskDone, taskScenario } from '../../machines/index.ts';
