/** The title of a lesson's task, from that of the lesson. */
export const taskTitle = (title: string): string => `${title}: alone`;
