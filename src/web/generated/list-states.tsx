export { FailedPart as Failed } from '../parts/failure';
export { Standstill } from '../parts/standstill';
export { FailedList } from './failed-list';
export { WaitingRows as SkeletonRows } from './waiting-rows';
