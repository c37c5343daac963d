import { z } from 'zod';
import { isCalendarDate } from '@/lib/text/clock';
import { isTimeOfDay } from './call/callRules';
import { rulesOf } from './fieldRules';
import { type ConsultationRequest, type FieldName, fieldNames, fields } from './fields';
import { callMethodIn } from './options';

/** TypeScript cannot infer each schema's type from its field; `ConsultationRequest` names it. */
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

/**
 * A consultation request as it is stored and forwarded: the fields of docs/product.md ("The form"), in that order, and
 * nothing else. Never stricter than the browser's native validation.
 *
 * `callDate` and `callTime` are null unless the contact method books a call, which needs both. Whether they were on
 * offer does not matter here: a request from before a change of the offer must not be lost.
 */
export const consultationRequestSchema = request.transform(checkCall);

/** The schema of a form post without JavaScript, whose call may lack its day or time: still to be scheduled. */
export const formPostSchema = request.transform((request, context) =>
  request.callDate && request.callTime
    ? checkCall(request, context)
    : { ...request, callDate: null, callTime: null },
);
