import { userFeedback } from '@lobby/api-client/contract/site/user-feedback';
import { api } from '../query/api.ts';
import { mutation, query } from '../query/define.ts';

/** `/site/api/v1/user/*`: feedback to the operator, and the answers; its pictures are sent by `upload`. */
const userFeedbackEndpoints = api.injectEndpoints({
  endpoints: () => ({
    addFeedback: mutation(userFeedback.feedbackAdd, {
      onRefusal: 'caller',
      invalidatesTags: (_, error) => (error ? [] : ['Feedback']),
    }),
    unreadFeedback: query(userFeedback.feedbackUnread, { providesTags: ['Feedback'] }),
    feedbackList: query(userFeedback.feedbackList, { providesTags: ['Feedback'] }),
    feedbackInfo: query(userFeedback.feedbackInfo, {
      keepUnusedDataFor: 0,
      // The answer counts as read from here on.
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => data.unread && dispatch(api.util.invalidateTags(['Feedback'])),
          () => {},
        ),
    }),
    deleteFeedback: mutation(userFeedback.feedbackDelete, {
      onRefusal: 'caller',
      invalidatesTags: (_, error) => (error ? [] : ['Feedback']),
    }),
  }),
});

export const {
  useAddFeedbackMutation,
  useUnreadFeedbackQuery,
  useFeedbackListQuery,
  useFeedbackInfoQuery,
  useDeleteFeedbackMutation,
} = userFeedbackEndpoints;
