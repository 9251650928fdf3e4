import { ApplicationHome } from '../areas/applying/home/ApplicationHome.tsx';
import { VideoInterviewPage } from '../areas/interviews/VideoInterviewPage.tsx';

/** The link of an interview: the interview itself, and the home of the application once it is sent. */
export const InterviewPage = () => <VideoInterviewPage home={(home) => <ApplicationHome {...home} />} />;
