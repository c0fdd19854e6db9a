// Words of Vietnamese, whose words are several syllables with spaces between: an English word for the sense, then how
// forms say it. Only what is written here with its spaces is one word; see senses.ts.

export const vietnameseRows = `
name, họ tên, họ và tên, tên gọi
birth, ngày sinh, sinh ngày, năm sinh
birthplace, nơi sinh
gender, giới tính
age, số tuổi
nationality, quốc tịch
ethnicity, dân tộc
occupation, nghề nghiệp
identity, căn cước, căn cước công dân, chứng minh nhân dân, số định danh, giấy tờ tùy thân
issue, ngày cấp, cấp ngày, ngày lập, ngày phát hành
authority, nơi cấp, cơ quan cấp
origin, quê quán
residence, thường trú, nơi thường trú, chỗ ở, nơi cư trú, nơi ở
address, địa chỉ
phone, điện thoại, số điện thoại
customer, khách hàng, mã khách hàng, tên khách hàng
company, công ty, tên đơn vị, tên công ty, doanh nghiệp
employer, nơi làm việc, cơ quan công tác, đơn vị công tác
contract, hợp đồng, số hợp đồng
invoice, hoá đơn, hóa đơn, số hoá đơn, số hóa đơn
payment, thanh toán
due, hạn thanh toán, hạn nộp, hạn chót
method, hình thức, phương thức, hình thức thanh toán, phương thức thanh toán
period, kỳ hoá đơn, kỳ hóa đơn, kỳ thanh toán, thời hạn, thời gian
meter, công tơ, số công tơ, đồng hồ, số đồng hồ
reading, chỉ số, chỉ số mới, chỉ số cũ, chỉ số đầu, chỉ số cuối
current, chỉ số mới, chỉ số cuối, kỳ này
previous, chỉ số cũ, chỉ số đầu, kỳ trước
consumption, tiêu thụ, điện năng tiêu thụ, lượng tiêu thụ, sản lượng
electricity, điện năng, tiền điện
water, tiền nước
quantity, số lượng
unit, đơn vị tính
price, đơn giá
amount, thành tiền, số tiền
total, tổng cộng, tổng tiền, tổng số tiền
tax, tiền thuế, thuế suất, thuế giá trị gia tăng
words, bằng chữ, viết bằng chữ
goods, hàng hoá, hàng hóa, tên hàng, tên hàng hóa
description, diễn giải, nội dung, mô tả
note, ghi chú
height, chiều cao
weight, cân nặng, trọng lượng, khối lượng
bloodpressure, huyết áp
pulse, nhịp tim
vision, thị lực
conclusion, kết luận
examination, khám sức khỏe, khám sức khoẻ, khám bệnh, ngày khám
diagnosis, chẩn đoán
treatment, điều trị
doctor, bác sĩ, bác sỹ, bác sĩ khám
patient, bệnh nhân, người bệnh, tên bệnh nhân
admission, nhập viện, vào viện, ngày vào viện
discharge, xuất viện, ra viện, ngày ra viện
hospital, bệnh viện, cơ sở y tế
clinic, phòng khám
insurance, bảo hiểm, bảo hiểm y tế
reason, lý do
purpose, mục đích
recipient, người nhận
sender, người gửi
receiver, người nhận hàng
deposit, tiền cọc, tiền đặt cọc, đặt cọc
rent, tiền thuê, giá thuê, giá thuê nhà
landlord, bên cho thuê
tenant, bên thuê
area, diện tích
school, trường học, tên trường
student, học sinh, sinh viên, học viên
course, khoá học, khóa học
grade, xếp loại, điểm số
certificate, giấy chứng nhận, chứng chỉ, văn bằng
position, chức vụ, chức danh
department, phòng ban, bộ phận
salary, mức lương, tiền lương
start, từ ngày, bắt đầu, ngày bắt đầu
end, đến ngày, kết thúc, ngày kết thúc
director, giám đốc
representative, người đại diện, đại diện
vehicle, phương tiện, loại xe
plate, biển số, biển số xe, biển kiểm soát
driver, lái xe, tài xế
colour, màu sắc, màu sơn
model, nhãn hiệu, số loại
engine, số máy
chassis, số khung
fee, lệ phí, học phí
cashier, thu ngân, người thu tiền
payer, người nộp tiền, người nộp
`
