import { z } from 'zod';
import { isCalendarDate, isTimeOfDay } from '@/lib/text/formats';
import { rulesOf } from './fieldRules';
import { type ConsultationRequest, type FieldName, fieldNames, fields } from './fields';
import { callMethodIn } from './options';

const schemas = Object.fromEntries(
  fieldNames.map((name) => [name, rulesOf(fields[name]).schema(fields[name])]),
) as {
  [Name in FieldName]: z.ZodType<ConsultationRequest[Name]>;
};

const request = z.object(schemas);

function checkCall(request: ConsultationRequest, context: z.RefinementCtx): ConsultationRequest {
  if (!callMethodIn(request)) return { ...request, callDate: null, callTime: null };
  const callDate = request.callDate ?? '';
  const callTime = request.callTime ?? '';
  if (!isCalendarDate(callDate)) {
    context.addIssue({ code: 'custom', path: ['callDate'], message: 'Not a calendar date' });
  }
  if (!isTimeOfDay(callTime)) {
    context.addIssue({ code: 'custom', path: ['callTime'], message: 'Not a time of day' });
  }
  return { ...request, callDate, callTime };
}

/** For JSON posts. Accepts calls not on offer, so a changed offer loses no request. */
export const consultationRequestSchema = request.transform(checkCall);

/** For form posts. Accepts unscheduled calls. */
export const formPostSchema = request.transform((request, context) =>
  request.callDate && request.callTime
    ? checkCall(request, context)
    : { ...request, callDate: null, callTime: null },
);
