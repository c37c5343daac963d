/** A claimed figure, with the drawing that shows its size. */
export interface Stat {
  id: 'projects' | 'roi' | 'satisfaction' | 'response' | 'industries';
  label: string;
  figure: string;
  /** What the figure means for the reader. */
  meaning: string;
}

/** The figures that the agency claims for itself (spec, section 1). */
export const trackRecord: readonly Stat[] = [
  {
    id: 'projects',
    label: 'Projects Completed',
    figure: '200+',
    meaning: 'Whatever you need, we have very likely built something close to it.',
  },
  {
    id: 'roi',
    label: 'Average ROI Increase',
    figure: '280%',
    meaning: 'The short bar is what came back before automation, the long one after.',
  },
  {
    id: 'satisfaction',
    label: 'Client Satisfaction',
    figure: '99%',
    meaning: 'One light in a hundred is out. We are working on that one.',
  },
  {
    id: 'response',
    label: 'Response Time',
    figure: '<2hrs',
    meaning: 'Write to us over lunch and the answer is there by the afternoon.',
  },
  {
    id: 'industries',
    label: 'Industries Served',
    figure: '25+',
    meaning: 'We know the questions your customers ask before you tell us.',
  },
];

/** The four that the home page shows. */
export const homeStats: readonly Stat[] = trackRecord.filter((stat) => stat.id !== 'industries');
