/** What is said about one competency: what works, then what to do, then up to three separate points. */
export type CompetencyFeedback = { strength: string; advice: string; improvements: string[] };
