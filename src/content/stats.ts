/** A figure that the agency claims for itself (spec, section 1). */
export interface Figure {
  label: string;
  figure: string;
}

/** One with the drawing that shows its size. */
export interface Stat extends Figure {
  id: 'projects' | 'roi' | 'satisfaction' | 'response';
  /** What the figure means for the reader. */
  meaning: string;
}

/** The four that the home page draws. */
export const homeStats: readonly Stat[] = [
  {
    id: 'projects',
    label: 'Projects Completed',
    figure: '200+',
    meaning: 'One lit house for each. Something close to yours is very likely among them.',
  },
  {
    id: 'roi',
    label: 'Average ROI Increase',
    figure: '280%',
    meaning: 'The low house is what came back before automation, the tower after.',
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
];

/** One of the five, and the key of its drawing. */
export interface RecordedFigure extends Figure {
  id: Stat['id'] | 'industries';
}

/** All five, as the about page lists them. */
export const trackRecord: readonly RecordedFigure[] = [
  ...homeStats,
  { id: 'industries', label: 'Industries Served', figure: '25+' },
];
